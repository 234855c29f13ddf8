import { type RefundSpan, refundLines, refundSpans } from '../../course/refunds.ts';
import type { Refunds } from '../../schemas/buyer-facts.ts';
import { classNames } from '../class-names.ts';
import styles from './RefundBar.module.css';

/** Share of the bar, in percent, below which a span has no room for its number; and a boundary none. */
const [shareWidth, dayWidth] = [14, 6];

/** What comes back from registration to the day: a bar with its days to scale, and the same as a list. */
export function RefundBar({ refunds }: { refunds: Refunds }) {
  const spans = refundSpans(refunds);
  const [first, ...others] = spans.slice(0, -1);
  return (
    <>
      <svg className={styles.bar} width="100%" height={88} aria-hidden="true">
        <text y={14}>you register</text>
        {first && (
          <text x={`${first.end}%`} y={14} className={styles.middle}>
            {first.daysBefore} {refunds.countedIn}
          </text>
        )}
        <text x="100%" y={14} className={styles.end}>
          the day
        </text>
        {spans.map((span) => (
          <Span key={span.start} {...span} />
        ))}
        {others
          .filter(({ start, end }) => end - start >= dayWidth)
          .map(({ end, daysBefore }) => (
            <text key={end} x={`${end}%`} y={84} className={styles.middle}>
              {daysBefore}
            </text>
          ))}
      </svg>
      <ul className={styles.lines}>
        {refundLines(refunds).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Span({ start, end, percent }: RefundSpan) {
  const kind = percent === 100 ? styles.all : percent === 0 ? styles.none : styles.part;
  return (
    <g className={classNames(styles.span, kind)}>
      <rect x={`${start}%`} y={28} width={`${Math.round(10 * (end - start)) / 10}%`} height={34} />
      {end - start >= shareWidth && (
        <text x={`${start}%`} dx={9} y={51}>
          {percent}%
        </text>
      )}
      <line x1={`${start}%`} x2={`${start}%`} y1={20} y2={68} />
    </g>
  );
}
