import { Button } from '@vanda/ui/Button.tsx';

type ShowMoreProps = {
  list: { hasNextPage: boolean; fetchNextPage: () => unknown; isFetchingNextPage: boolean };
};

export function ShowMore({ list: { hasNextPage, fetchNextPage, isFetchingNextPage } }: ShowMoreProps) {
  if (!hasNextPage) return null;
  return (
    <Button className="showMore" onClick={() => void fetchNextPage()} aria-disabled={isFetchingNextPage}>
      Show more
    </Button>
  );
}
