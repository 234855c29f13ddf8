import { Icon } from '@vanda/ui/Icon.tsx';
import { Anchor } from '../Anchor/Anchor.tsx';
import { classNames } from '../class-names.ts';
import styles from './MoreLink.module.css';

type MoreLinkProps = {
  to: string;
  label: string;
  /** Continues the accessible name: "Learn More: Fraud Detection". */
  subject?: string;
  /** Covers the positioned box around it. */
  isStretched?: boolean;
  size?: 'regular' | 'small';
  direction?: 'forward' | 'back';
};

export function MoreLink(props: MoreLinkProps) {
  const { to, label, subject, isStretched, size = 'regular', direction = 'forward' } = props;
  const isExternal = /^https?:/.test(to);
  return (
    <Anchor
      to={to}
      className={classNames(styles.more, direction === 'back' && styles.back, isStretched && 'stretched')}
    >
      {direction === 'back' && <Icon name="back" />}
      <span className={size === 'small' ? 'small' : undefined}>
        {label}
        {subject && <span className="hiddenVisually">: {subject}</span>}
      </span>
      {direction === 'forward' && !isExternal && <Icon name="arrow" />}
    </Anchor>
  );
}
