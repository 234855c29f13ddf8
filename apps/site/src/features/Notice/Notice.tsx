import { monthAndYear } from '@vanda/forms/date-formats';
import { dayOfMonth, toIsoDay, weekday } from '@vanda/forms/day';
import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import type { Notice as NoticeContent } from '../../schemas/notice.ts';
import type { Source } from '../../schemas/source.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import styles from './Notice.module.css';
import { daysOfMonth, isShown } from './notice-days.ts';

type NoticeProps = {
  notice: NoticeContent;
  sources: readonly Source[];
  now: Date;
};

export function Notice({ notice, sources, now }: NoticeProps) {
  const { title, text, link, showFrom, until } = notice;
  return (
    <aside
      className={`warm ${styles.notice}`}
      aria-labelledby="notice"
      hidden={!isShown(notice, toIsoDay(now))}
      data-from={showFrom}
      data-until={until}
      data-print="no"
    >
      <div className="wrap beside">
        <div>
          <h2 id="notice">
            {title.split(/(?<=\?) /).map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h2>
          <p className="small medium">{text}</p>
          <p className="small flow">
            <MoreLink to={link.to} label={link.label} size="small" />
            {sources.map((source) => (
              <SourceLink key={source.title} source={source} />
            ))}
          </p>
        </div>
        <figure className="large" {...inMarkdown('skip')}>
          <Month until={until} />
          <figcaption className="note">{`${monthAndYear(until)}, day by day. Marked: ${weekday(until)} ${dayOfMonth(until)}.`}</figcaption>
        </figure>
      </div>
    </aside>
  );
}

function SourceLink({ source: { publisher, title, url } }: { source: Source }) {
  if (!url) return <span className="note">Source: {publisher}</span>;
  return (
    <span className="note lines">
      <Anchor to={url} hasOutwardArrow={false}>
        Source<span className="hiddenVisually">{`: ${publisher}, ${title}`}</span>
      </Anchor>
    </span>
  );
}

/** Days per row, and pixels between them. */
const perRow = 16;
const stepPx = 25;

function Month({ until }: { until: string }) {
  const days = daysOfMonth(until);
  const marked = Number(dayOfMonth(until)) - 1;
  const dots = (count: number, y: number) => `M8 ${y}h${(count - 1) * stepPx + 0.1}`;
  return (
    <svg viewBox="0 0 400 62" aria-hidden="true">
      <path d={dots(perRow, 16) + dots(days - perRow, 46)} strokeDasharray={`0 ${stepPx}`} />
      <circle cx={8 + (marked % perRow) * stepPx} cy={marked < perRow ? 16 : 46} r="11" />
    </svg>
  );
}
