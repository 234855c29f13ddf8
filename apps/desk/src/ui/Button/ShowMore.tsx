import styles from './Button.module.css';
import { Button } from './Button.tsx';

type ShowMoreProps = {
  list: { hasNextPage: boolean; fetchNextPage: () => unknown; isFetchingNextPage: boolean };
};

export function ShowMore({ list: { hasNextPage, fetchNextPage, isFetchingNextPage } }: ShowMoreProps) {
  if (!hasNextPage) return null;
  return (
    <Button className={styles.more} onClick={() => void fetchNextPage()} aria-disabled={isFetchingNextPage}>
      Show more
    </Button>
  );
}
