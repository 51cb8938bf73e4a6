import './chart.css';

interface ChartReadingProps {
  readonly time: string | undefined;
  readonly values: readonly string[];
}

/** What is read at the moment; its line is there before, so that nothing moves. */
export function ChartReading({ time, values }: ChartReadingProps) {
  return (
    <p className="chart-reading" aria-hidden="true">
      {time !== undefined && (
        <>
          <b>{time}</b>
          {values.map((value) => (
            <span key={value}>{value}</span>
          ))}
        </>
      )}
    </p>
  );
}
