import '../alerts.css';

/** As high as the buttons that will stand there. */
export function ActionsPlace() {
  return <div className="alerts-actions" />;
}
