import type { RuleCounts } from '../../topics/regulation/horizon/horizon-rules.ts';
import { ForceGlyph } from './ForceGlyph.tsx';
import styles from './LawHorizon.module.css';

/** Filters by `:has(:checked)`, without script. */
export function ForceKey({ counts }: { counts: RuleCounts }) {
  const { all, binding, part, toCome, moved, voluntary, draft, suspended, revoked } = counts;
  return (
    <fieldset className={styles.key}>
      <legend className="hiddenVisually">Rules to show</legend>
      <label className="chip">
        <input type="radio" name="force" value="all" defaultChecked />
        All <span>{all}</span>
      </label>
      <label className="chip">
        <input type="radio" name="force" value="binding" />
        <ForceGlyph force="binding" />
        Binding <span>{binding}</span>
        <ForceGlyph force="part" />
        in part <span>{part}</span>
      </label>
      <label className="chip">
        <input type="radio" name="force" value="to-come" />
        <ForceGlyph force="adopted" />
        To come <span>{toCome}</span>
      </label>
      <label className={`chip ${styles.onlyWide}`}>
        <input type="radio" name="force" value="moved" />
        <svg className={styles.glyph} viewBox="-11 -11 22 22" aria-hidden="true">
          <path className={styles.move} d="M-10 8C-8-10 6-10 9 5" />
          <circle className={styles.ring} cx="-10" cy="8" r="2.5" />
        </svg>
        Day moved <span>{moved}</span>
      </label>
      <label className="chip">
        <input type="radio" name="force" value="voluntary" />
        <ForceGlyph force="voluntary" />
        Voluntary <span>{voluntary}</span>
      </label>
      <label className="chip">
        <input type="radio" name="force" value="draft" />
        <ForceGlyph force="draft" />
        Draft <span>{draft}</span>
      </label>
      <label className="chip">
        <input type="radio" name="force" value="ended" />
        <ForceGlyph force="revoked" />
        Suspended or revoked <span>{suspended + revoked}</span>
      </label>
    </fieldset>
  );
}
