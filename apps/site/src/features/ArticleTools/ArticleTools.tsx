import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import styles from './ArticleTools.module.css';

/** Hidden without scripts. */
export function ArticleTools({ title }: { title: string }) {
  return (
    <div className={styles.tools} data-article-tools="" data-title={title} data-print="no">
      <Button size="small" data-share="">
        <Icon name="share" /> Share
      </Button>
      <Button size="small" data-print-page="">
        <Icon name="print" /> Print
      </Button>
      <p className="note" role="status" data-message="" />
    </div>
  );
}
