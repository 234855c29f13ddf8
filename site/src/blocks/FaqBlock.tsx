import { shortDate } from '@vanda/enquiry/day';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon/Icon.tsx';
import { Rich } from '../ui/Rich/Rich.tsx';
import { SourceMarks } from '../ui/SourceMarks/SourceMarks.tsx';
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
            {reviewedOn && <p className="note">Reviewed {shortDate(reviewedOn)}</p>}
          </details>
        ))}
      </div>
    </BlockFrame>
  );
}
