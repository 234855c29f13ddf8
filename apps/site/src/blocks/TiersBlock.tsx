import { Bar } from '../charts/Bars/Bar.tsx';
import { amountShares } from '../charts/Bars/bar-shares.ts';
import { ChartFrame } from '../charts/ChartFrame/ChartFrame.tsx';
import { CitedText } from '../components/SourceMarks/SourceMarks.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, chartHeadOf } from './block-props.ts';
import styles from './TiersBlock.module.css';

export function TiersBlock({ block, context }: BlockProps<'tiers'>) {
  const sums = block.items.flatMap(({ fine }) => (fine ? fine.sum : []));
  const shares = amountShares(sums);
  const withoutSum = block.items.filter(({ fine }) => !fine).map(({ title }) => title);
  return (
    <BlockFrame block={block} context={context} layout="wide">
      <ChartFrame
        {...chartHeadOf(block)}
        legend={
          sums.length > 0 && (
            <>
              <b>Bars:</b> highest fines, to scale
              {withoutSum.length > 0 && `; none is set for ${withoutSum.join(' and ')}`}.
            </>
          )
        }
      >
        <ol className={styles.tiers}>
          {block.items.map(({ title, rule, basis, fine, text, sources }) => (
            <li key={title}>
              <h3>{title}</h3>
              {fine && (
                <>
                  <p className={styles.fine}>
                    {fine.sum} or {fine.share}
                  </p>
                  <Bar share={shares[sums.indexOf(fine.sum)] ?? 0} />
                </>
              )}
              <p>
                <b>{rule}</b>
                <span className="small">{basis}</span>
              </p>
              <CitedText className="soft" text={text} sources={context.cite(sources)} />
            </li>
          ))}
        </ol>
      </ChartFrame>
    </BlockFrame>
  );
}
