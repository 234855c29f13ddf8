import { Icon } from '@vanda/ui/Icon.tsx';
import { routes } from '../../routing/routes.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import styles from './WhatChanged.module.css';

type ErrorReportProps = {
  path: string;
  sections: readonly { id: string; title: string }[];
};

/** Leads to the contact form with the page or section prefilled; without JavaScript, empty. */
export function ErrorReport({ path, sections }: ErrorReportProps) {
  return (
    <details className={styles.more} data-print="no">
      <summary>
        Report an error
        <Icon name="plus" />
      </summary>
      <ul>
        {[{ id: '', title: 'Anywhere on this page' }, ...sections].map(({ id, title }) => (
          // The Markdown alternate names the section in text.
          <li key={id} {...(id && inMarkdown('skip'))}>
            <a href={reportAddress(id ? `${path}#${id}` : path)}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Contact form with its message begun: `Error in /ai-regulations/usa#outlook: `. */
const reportAddress = (place: string) =>
  `${routes.contact}?${new URLSearchParams({ message: `Error in ${place}: ` })}`;
