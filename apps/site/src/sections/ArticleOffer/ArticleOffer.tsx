import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { classNames } from '../../components/class-names.ts';
import { contactPath } from '../../routing/routes.ts';
import type { Article } from '../../schemas/article.ts';
import styles from '../ArticleUpdates/ArticleUpdates.module.css';

export function ArticleOffer({
  offer: { title, text, link, message },
}: {
  offer: NonNullable<Article['offer']>;
}) {
  const to = message === undefined ? link.to : contactPath(message);
  return (
    <aside className={classNames(styles.box, 'warm', 'corner')} aria-labelledby="offer" data-print="no">
      <h2 id="offer">{title}</h2>
      <p>{text}</p>
      <ButtonLink to={to} variant="primary" hasArrow>
        {link.label}
      </ButtonLink>
    </aside>
  );
}
