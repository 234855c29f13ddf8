import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { marks } from './ArticleTools.marks.ts';
import styles from './ArticleTools.module.css';

/** Share and Print. The page's script brings them to life; where no script runs they are not there. */
export function ArticleTools({ title }: { title: string }) {
  return (
    <div className={styles.tools} {...{ [marks.tools]: '', [marks.title]: title }} data-print="no">
      <Button size="small" {...{ [marks.share]: '' }}>
        <Icon name="share" /> Share
      </Button>
      <Button size="small" {...{ [marks.print]: '' }}>
        <Icon name="print" /> Print
      </Button>
      <p className="note" role="status" {...{ [marks.message]: '' }} />
    </div>
  );
}
