import { inMarkdown } from '../../markdown-hints.ts';
import { routes } from '../../routes.ts';
import styles from './WhatChanged.module.css';

type ErrorReportProps = {
  path: string;
  sections: readonly { id: string; title: string }[];
};

/** Leads to the enquiry with the page, or one of its sections, filled in; without script, to the enquiry. */
export function ErrorReport({ path, sections }: ErrorReportProps) {
  return (
    <details className={styles.more} data-print="no">
      <summary>Report an error</summary>
      <ul>
        {[{ id: '', title: 'Anywhere on this page' }, ...sections].map(({ id, title }) => (
          // Whoever reads words alone names the section in words.
          <li key={id} {...(id && inMarkdown('skip'))}>
            <a href={reportAddress(id ? `${path}#${id}` : path)}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The enquiry with its message begun: `Error in /ai-regulations/usa#outlook: `. */
const reportAddress = (place: string) =>
  `${routes.contact}?${new URLSearchParams({ message: `Error in ${place}: ` })}`;
