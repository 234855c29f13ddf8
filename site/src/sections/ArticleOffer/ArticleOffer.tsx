import { contactPath } from '../../routes.ts';
import type { Article } from '../../schemas/article.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './ArticleOffer.module.css';

/** What an article's reader can do next with us: one sentence and one button, right below the text. */
export function ArticleOffer({ offer: { title, text, link, message } }: Pick<Article, 'offer'>) {
  const to = message === undefined ? link.to : contactPath(message);
  return (
    <aside className={classNames(styles.offer, 'warm', 'corner')} aria-labelledby="offer" data-print="no">
      <h2 id="offer">{title}</h2>
      <p>{text}</p>
      <ButtonLink to={to} variant="primary" hasArrow>
        {link.label}
      </ButtonLink>
    </aside>
  );
}
