// A view of a map, which stays empty.

/// A map without tiles, regions or annotations.
open class MKMapView: UIView {
  open var showsUserLocation = false
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
}
