// The doors to the search of a value system: the kind of state chooses the store.

extension ValueSystem where State: CompactState {
  /// Returns what an exhaustive search up to the limits finds.
  @inlinable
  public func search(_ options: ValueOptions = ValueOptions()) -> SearchReport<Step> {
    for state in initialStates.prefix(1) { state.checkLayout() }
    switch options.storage {
    case .exact:
      var search = ValueSearch(
        self,
        options: options,
        store: InterningStore<State>(memory: options.tableMemory)
      )
      search.restore()
      search.run()
      search.save()
      return search.finish { LassoSearch.find($0, in: self, limits: options.limits) }
    case .hashCompaction:
      var search = ValueSearch(self, options: options, store: DigestStore<State>())
      search.restore()
      search.run()
      search.save()
      return search.finish { LassoSearch.find($0, in: self, limits: options.limits) }
    }
  }
}

extension ValueSystem where State: PackedState {
  /// Returns what an exhaustive search up to the limits finds.
  @inlinable
  public func search(_ options: ValueOptions = ValueOptions()) -> SearchReport<Step> {
    var search = ValueSearch(
      self,
      options: options,
      store: PackedStore<State>(memory: options.tableMemory)
    )
    search.restore()
    search.run()
    search.save()
    return search.finish { LassoSearch.find($0, in: self, limits: options.limits) }
  }
}

extension ValueSystem where State: Hashable {
  /// Returns what an exhaustive search up to the limits finds; storage is always exact.
  @inlinable
  public func search(_ options: ValueOptions = ValueOptions()) -> SearchReport<Step> {
    var options = options
    options.storage = .exact
    var search = ValueSearch(self, options: options, store: HashableStore<State>())
    search.run()
    return search.finish { LassoSearch.find($0, in: self, limits: options.limits) }
  }
}

extension ValueSystem where State: Hashable & CompactState {
  /// Returns what an exhaustive search up to the limits finds, in the compact store.
  @inlinable
  public func search(_ options: ValueOptions = ValueOptions()) -> SearchReport<Step> {
    for state in initialStates.prefix(1) { state.checkLayout() }
    switch options.storage {
    case .exact:
      var search = ValueSearch(
        self,
        options: options,
        store: InterningStore<State>(memory: options.tableMemory)
      )
      search.restore()
      search.run()
      search.save()
      return search.finish { LassoSearch.find($0, in: self, limits: options.limits) }
    case .hashCompaction:
      var search = ValueSearch(self, options: options, store: DigestStore<State>())
      search.restore()
      search.run()
      search.save()
      return search.finish { LassoSearch.find($0, in: self, limits: options.limits) }
    }
  }
}

extension ValueSystem where State: Hashable & PackedState {
  /// Returns what an exhaustive search up to the limits finds, in the packed store.
  @inlinable
  public func search(_ options: ValueOptions = ValueOptions()) -> SearchReport<Step> {
    var search = ValueSearch(
      self,
      options: options,
      store: PackedStore<State>(memory: options.tableMemory)
    )
    search.restore()
    search.run()
    search.save()
    return search.finish { LassoSearch.find($0, in: self, limits: options.limits) }
  }
}
