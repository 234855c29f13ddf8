import type { Draft } from '@vanda/eu-ai-act-rules/rules';
import { Button } from '@vanda/ui/Button.tsx';
import { saveFile } from '../EnquiryForm/save-file.ts';
import { markdownDraft } from './check-draft.ts';
import type { RecordParts } from './check-record.ts';
import { Provision } from './Provision.tsx';
import styles from './Result.module.css';

type DraftsProps = {
  drafts: readonly Draft[];
  record: RecordParts;
  onMessage: (text: string) => void;
};

export function Drafts({ drafts, record, onMessage }: DraftsProps) {
  if (drafts.length === 0) return null;
  return (
    <section className={styles.part} data-print="no">
      <h2>Drafts to start from</h2>
      <p className="note">
        Filled from your answers and reasons, each marked as a draft for a lawyer. Markdown opens in word
        processors.
      </p>
      <ul className={styles.changes}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <b>{draft.title}</b>
            <span className="note">
              <Provision article={draft.article} />
            </span>
            <Button
              size="compact"
              aria-label={`Save as Markdown: ${draft.title}`}
              onClick={() => {
                saveFile(`${draft.id}.md`, 'text/markdown', markdownDraft(draft, record));
                onMessage(`Saved as ${draft.id}.md`);
              }}
            >
              Save as Markdown
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
