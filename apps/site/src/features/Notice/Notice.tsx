import { toIsoDay } from '@vanda/forms/day';
import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import type { Notice as NoticeContent } from '../../schemas/notice.ts';
import type { Source } from '../../schemas/source.ts';
import styles from './Notice.module.css';
import { isShown } from './notice-days.ts';

type NoticeProps = { notice: NoticeContent; sources: readonly Source[]; now: Date };

export function Notice({ notice, sources, now }: NoticeProps) {
  const { title, link, showFrom, until } = notice;
  return (
    <aside
      className={`warm ${styles.notice}`}
      aria-labelledby="notice"
      hidden={!isShown(notice, toIsoDay(now))}
      data-from={showFrom}
      data-until={until}
      data-print="no"
    >
      <div className="wrap flow apart">
        <h2 id="notice">{title}</h2>
        <p className="flow">
          <MoreLink to={link.to} label={link.label} size="small" />
          {sources.map((source) => (
            <SourceLink key={source.title} source={source} />
          ))}
        </p>
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
