import { toIsoDay } from '@vanda/forms/day';
import { Icon } from '@vanda/ui/Icon.tsx';
import { classNames } from '../components/class-names.ts';
import { Rich } from '../components/Rich/Rich.tsx';
import { SourceMarks } from '../components/SourceMarks/SourceMarks.tsx';
import { reviewText } from '../text/review-age.ts';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './FaqBlock.module.css';

export function FaqBlock({ block, context }: BlockProps<'faq'>) {
  return (
    <BlockFrame block={block} context={context}>
      <div className={classNames(styles.faq, 'pairs')}>
        {block.items.map(({ question, answer, sources, reviewedOn }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
              <Icon name="plus" />
            </summary>
            {answer.map((text, i) => (
              <p key={text}>
                <Rich text={text} />
                {i === answer.length - 1 && <SourceMarks sources={context.cite(sources)} />}
              </p>
            ))}
            {reviewedOn && (
              <p className="note">{reviewText(reviewedOn, toIsoDay(context.now), 'Reviewed')}</p>
            )}
          </details>
        ))}
      </div>
    </BlockFrame>
  );
}
