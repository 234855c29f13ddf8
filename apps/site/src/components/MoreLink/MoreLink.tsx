import { Icon } from '@vanda/ui/Icon.tsx';
import { Anchor } from '../Anchor/Anchor.tsx';
import { classNames } from '../class-names.ts';
import styles from './MoreLink.module.css';

type MoreLinkProps = {
  to: string;
  label: string;
  /** Accessible context of the label: "Learn More: Fraud Detection". */
  subject?: string;
  size?: 'regular' | 'small';
  direction?: 'forward' | 'back';
};

export function MoreLink({ to, label, subject, size = 'regular', direction = 'forward' }: MoreLinkProps) {
  const isExternal = /^https?:/.test(to);
  return (
    <Anchor to={to} className={classNames(styles.more, direction === 'back' && styles.back)}>
      {direction === 'back' && <Icon name="back" />}
      <span className={size === 'small' ? 'small' : undefined}>
        {label}
        {subject && <span className="hiddenVisually">: {subject}</span>}
      </span>
      {direction === 'forward' && !isExternal && <Icon name="arrow" />}
    </Anchor>
  );
}
