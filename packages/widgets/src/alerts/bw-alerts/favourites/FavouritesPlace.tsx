import '../alerts.css';

/** As high as the switch that will stand there. */
export function FavouritesPlace() {
  return <div className="alerts-favourites" />;
}
