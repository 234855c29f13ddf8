import { Button } from '@vanda/ui/Button.tsx';
import { Icon } from '@vanda/ui/Icon.tsx';
import styles from './ArticleTools.module.css';

/** The tools are hidden without scripts. */
export const ArticleTools = ({ title }: { title: string }) => (
  <div className={`scripted ${styles.tools}`} data-article-tools="" data-title={title} data-print="no">
    <Button size="compact" data-share="">
      <Icon name="share" /> Share
    </Button>
    <Button size="compact" data-print-page="">
      <Icon name="print" /> Print
    </Button>
    <p className="note across" role="status" data-message="" />
  </div>
);
