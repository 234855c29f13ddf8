import { FigureFrame } from '../figures/FigureFrame/FigureFrame.tsx';
import { MoneyBar } from '../figures/Money/MoneyBar.tsx';
import { moneyShares } from '../figures/Money/money-drawing.ts';
import { Nest } from '../figures/Nest/Nest.tsx';
import { Rich } from '../ui/Rich/Rich.tsx';
import { SourceMarks } from '../ui/SourceMarks/SourceMarks.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, figureHeadOf } from './block-props.ts';
import styles from './TiersBlock.module.css';

/** Tiers as areas in one another, the strictest innermost, with their rows and highest fines beside them. */
export function TiersBlock({ block, context }: BlockProps<'tiers'>) {
  const sums = block.items.flatMap(({ fine }) => (fine ? fine.sum : []));
  const shares = moneyShares(sums);
  const withoutSum = block.items.filter(({ fine }) => !fine).map(({ title }) => title);
  return (
    <BlockFrame block={block} context={context} layout="wide">
      <FigureFrame
        {...figureHeadOf(block)}
        legend={
          <>
            Areas show what lies inside what, <b>not how many</b>.
            {sums.length > 0 && (
              <>
                {' '}
                <b>Bars:</b> highest fines, to scale
                {withoutSum.length > 0 && `; none is set for ${withoutSum.join(' and ')}`}.
              </>
            )}
          </>
        }
      >
        <div className={styles.tiers}>
          <Nest names={block.items.map(({ title }) => title)} />
          <ol>
            {block.items.map(({ title, rule, basis, fine, text, sources }) => (
              <li key={title}>
                <h3>{title}</h3>
                {fine && (
                  <>
                    <p className={styles.fine}>
                      {fine.sum} or {fine.share}
                    </p>
                    <MoneyBar share={shares[sums.indexOf(fine.sum)] ?? 0} />
                  </>
                )}
                <p>
                  <b>{rule}</b>
                  <span className="small">{basis}</span>
                </p>
                <p className="soft">
                  <Rich text={text} />
                  <SourceMarks sources={context.cite(sources)} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </FigureFrame>
    </BlockFrame>
  );
}
