import { shortDate } from '@vanda/enquiry/day';
import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Rich } from '../../ui/Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../../ui/SourceMarks/SourceMarks.tsx';
import { Drawing } from '../Drawing/Drawing.tsx';
import drawing from '../drawing.module.css';
import styles from './Horizon.module.css';
import { HorizonKey } from './HorizonKey.tsx';
import { type HorizonItem, horizonDrawing } from './horizon-drawing.ts';
import { headSizes, PlantHead } from './Plant.tsx';

type HorizonProps = {
  /** Heading of the section. */
  title: string;
  note?: string | undefined;
  items: readonly (HorizonItem & { text: string; sources?: readonly CitedSource[] })[];
  /** How long what stands at the end holds. */
  validYears?: number | undefined;
  caption?: string | undefined;
};

/** A place in a drawing that is hidden as a whole. */
const Place = (attributes: ComponentProps<'svg'>) => <svg {...attributes} />;

/** Pixels from the top: the horizon, and the lower edge of the water. */
const [groundPx, heightPx] = [300, 380];

/** A history from edge to edge: sky, plants at their dates, water; its title in the widest stretch without a date. */
export function Horizon({ title, note, items, validYears, caption }: HorizonProps) {
  const { ticks, plants, valid, titleFrom } = horizonDrawing(items, validYears);
  return (
    <figure className={styles.horizon} aria-label={title}>
      <div className={classNames('wrap', styles.sky)}>
        <header className={styles[`from${titleFrom}`]}>
          <h2>{title}</h2>
          {note && (
            <p className="soft">
              <Rich text={note} />
            </p>
          )}
          <HorizonKey stages={items.map(({ stage }) => stage)} />
        </header>
        <Drawing height={heightPx}>
          <Place y={groundPx}>
            <path d={`M-2000 0h6000v${heightPx - groundPx}h-6000z`} className={styles.water} />
            <path d="M-2000 0h6000" className={drawing.axis} />
            {ticks.map(({ x, label }) => (
              <Place key={label} x={`${x}%`} className={styles.year}>
                <path d="M0 0v8" className={drawing.leader} />
                <text y={24} className={drawing.note}>
                  {label}
                </text>
              </Place>
            ))}
            {valid && (
              <>
                <line x1={`${valid.from}%`} x2={`${valid.to}%`} y1={46} y2={46} className={drawing.axis} />
                <text x={`${valid.to}%`} y={66} textAnchor="end">
                  {valid.text}
                </text>
              </>
            )}
            {plants.map(({ x, stage, stem, isBefore, date, title: name }, i) => {
              const { height, reach, side } = headSizes[stage];
              const middle = -stem - height / 2;
              return (
                <Place key={name} x={`${x}%`}>
                  <path
                    d={`M0 0C9-${Math.round(stem / 3)} -9-${Math.round(stem / 1.5)} 0-${stem}`}
                    className={styles.stem}
                  />
                  <g transform={`translate(0 -${stem})`}>
                    <PlantHead stage={stage} />
                  </g>
                  <g className={styles.words} textAnchor={isBefore ? 'end' : undefined}>
                    <text x={isBefore ? -reach : reach} y={middle} className={drawing.date}>
                      {date}
                    </text>
                    <text x={isBefore ? -reach : reach} y={middle + 20}>
                      {name}
                    </text>
                  </g>
                  <text
                    x={side}
                    y={side ? middle + 6 : -stem - height - 10}
                    className={classNames(styles.number, drawing.date)}
                  >
                    {i + 1}
                  </text>
                </Place>
              );
            })}
          </Place>
        </Drawing>
      </div>
      <div className={styles.sea}>
        <ol className="wrap">
          {items.map(({ date, dateText, title: name, text, sources }) => (
            <li key={name}>
              <time dateTime={date}>{dateText ?? shortDate(date)}</time> <b>{name}</b>
              <p>
                <Rich text={text} />
                <SourceMarks sources={sources} />
              </p>
            </li>
          ))}
        </ol>
      </div>
      {caption && (
        <figcaption className={classNames('note', styles.caption)}>
          <Rich text={caption} />
        </figcaption>
      )}
    </figure>
  );
}
