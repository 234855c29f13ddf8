import { classNames } from '../components/class-names.ts';
import { Rich } from '../components/Rich/Rich.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, courseOf } from './block-props.ts';
import styles from './OverviewBlock.module.css';

export function OverviewBlock({ block, context }: BlockProps<'overview'>) {
  return (
    <BlockFrame block={block} context={context}>
      <ul className={classNames(styles.points, 'pairs')}>
        {courseOf(context, 'overview').overview?.map((text) => (
          <li key={text}>
            <Rich text={text} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
