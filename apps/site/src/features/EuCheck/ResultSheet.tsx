import type { Assessment } from '@vanda/eu-ai-act-rules/assess';
import { fullDate } from '@vanda/forms/date-formats';
import { counted } from '@vanda/forms/plural';
import { Button } from '@vanda/ui/Button.tsx';
import { useInsertionEffect, useRef } from 'react';
import { Fold } from '../../components/Fold/Fold.tsx';
import { adoptStyles } from '../adopt-styles.ts';
import { saveFile } from '../EnquiryForm/save-file.ts';
import { printAlone } from '../Print/print-alone.ts';
import { Provision } from './Provision.tsx';
import styles from './ResultSheet.module.css';
import sheetCss from './ResultSheet.module.css?inline';
import css from './result-sheet.css?inline';
import {
  describeSheet,
  drawSheet,
  height,
  type Shape,
  type SheetContent,
  sheetFile,
  width,
} from './result-sheet.ts';
import type { CheckQuestions } from './rules-file.ts';

type ResultSheetProps = {
  copy: CheckQuestions['sheet'];
  sheet: SheetContent;
  openPoints: Assessment['openPoints'];
  onMessage: (text: string) => void;
};

export function ResultSheet({ copy, sheet, openPoints, onMessage }: ResultSheetProps) {
  useInsertionEffect(() => {
    adoptStyles(css);
    adoptStyles(sheetCss);
  }, []);
  const drawing = useRef<SVGSVGElement>(null);
  const section = useRef<HTMLElement>(null);
  const save = () => {
    if (!drawing.current) return;
    saveFile('eu-ai-act-specimen.svg', 'image/svg+xml', sheetFile(drawing.current.outerHTML, css));
    onMessage('Saved as eu-ai-act-specimen.svg');
  };
  return (
    <section ref={section} className={styles.section}>
      <Fold label={copy.label} isOnPhonesOnly={false}>
        <div className={`besideMedium ${styles.sheet}`}>
          <svg
            ref={drawing}
            className="result-sheet"
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={describeSheet(sheet)}
          >
            {drawSheet(sheet).map((shape, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: drawn whole each time.
              <Drawn key={i} shape={shape} />
            ))}
          </svg>
          <div>
            <h2>{copy.title}</h2>
            <p>
              {copy.text.replace('{today}', fullDate(sheet.today))}
              {sheet.isCut && ` ${copy.cut}`}
            </p>
            <dl className="listed small above">
              {sheet.days.map(({ day, original, duties }) => (
                <div key={day}>
                  <dt>
                    {counted(duties.length, 'petal')}, {day <= sheet.today ? 'since' : 'from'} {fullDate(day)}
                    {original && (
                      <>
                        {' '}
                        <span className="note">
                          was <s>{fullDate(original)}</s>
                        </span>
                      </>
                    )}
                  </dt>
                  <dd>
                    {[...new Set(duties.map(({ article }) => article))].map((article, i) => (
                      <span key={article}>
                        {i > 0 && ' · '}
                        <Provision article={article} />
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
              {openPoints.length > 0 && (
                <div>
                  <dt>{counted(openPoints.length, 'ring')}</dt>
                  <dd>{openPoints.map(({ title }) => title).join(' · ')}</dd>
                </div>
              )}
            </dl>
            <p className={`buttons ${styles.buttons}`}>
              <Button onClick={save}>Save as SVG</Button>
              <Button onClick={() => section.current && printAlone(section.current)}>Print on A4</Button>
            </p>
            <p className="note">{copy.note}</p>
          </div>
        </div>
      </Fold>
    </section>
  );
}

function Drawn({ shape }: { shape: Shape }) {
  const { kind } = shape;
  if ('circle' in shape) {
    const [cx, cy, r] = shape.circle;
    return <circle className={kind} cx={cx} cy={cy} r={r} />;
  }
  if ('text' in shape)
    return (
      <text className={kind} x={shape.x} y={shape.y}>
        {shape.text}
      </text>
    );
  const { d, x, y, rotate } = shape;
  return (
    <path
      className={kind}
      d={d}
      transform={x === undefined ? undefined : `translate(${x} ${y})${rotate ? ` rotate(${rotate})` : ''}`}
    />
  );
}
