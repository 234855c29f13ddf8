import { Button } from '@vanda/ui/Button.tsx';
import type { ReactNode } from 'react';
import { copyText } from '../EnquiryForm/copy-text.ts';
import { putInContactDraft } from '../EnquiryForm/message-passage.ts';
import { saveFile } from '../EnquiryForm/save-file.ts';
import { linkPrefix } from './check-address.ts';
import styles from './Question.module.css';

type TakeAlongProps = {
  name: string;
  markdown: () => string;
  json?: () => unknown;
  /** Absent where no day is upcoming. */
  calendar: false | undefined | (() => string);
  link: string;
  passage: () => { opening: string; lines: readonly string[] };
  contactPath: string;
  onMessage: (text: string) => void;
  children?: ReactNode;
};

const longestMessage = 3400;

export function TakeAlong(props: TakeAlongProps) {
  const { name, calendar, json, link, contactPath, onMessage, children, ...record } = props;
  const copy = async () =>
    onMessage(
      (await copyText(link))
        ? 'Link copied. The answers are behind the #, which reaches no server.'
        : 'Not copied: this browser does not allow it.',
    );
  const save = (ending: string, type: string, text: string) => {
    saveFile(`${name}.${ending}`, type, text);
    onMessage(`Saved as ${name}.${ending}`);
  };
  const actions: [string, false | undefined | (() => unknown)][] = [
    ['Print, or save as PDF', () => print()],
    ['Save as Markdown', () => save('md', 'text/markdown', record.markdown())],
    ['Save as JSON', json && (() => save('json', 'application/json', JSON.stringify(json(), null, 2)))],
    ['Save the days as .ics', calendar && (() => save('ics', 'text/calendar', calendar()))],
    ['Copy a link to these answers', copy],
  ];
  const ask = () => {
    const { opening, lines } = record.passage();
    const end = link.length < longestMessage ? `\n\n${link}` : '';
    const text = [opening, ...lines].join('\n').slice(0, longestMessage - end.length) + end;
    putInContactDraft({ text, opening, inLink: linkPrefix });
    location.assign(contactPath);
  };
  return (
    <div className={`tint corner ${styles.take}`} data-print="no">
      <h2>Take it along</h2>
      <ul>
        {actions.map(
          ([label, action]) =>
            action && (
              <li key={label}>
                <button type="button" className="asLink" onClick={action}>
                  {label}
                </button>
              </li>
            ),
        )}
      </ul>
      {children}
      <p className="above">
        <Button variant="primary" onClick={ask}>
          Ask us about this result
        </Button>
      </p>
      <p className="note above">
        The record is in the message; you see it before anything is sent.{' '}
        <a href={contactPath}>Leave the record out</a>
      </p>
    </div>
  );
}
