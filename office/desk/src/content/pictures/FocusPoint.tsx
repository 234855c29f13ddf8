import { TextField } from '../../ui/form.tsx';
import styles from './pictures.module.css';

type Focus = { x: number; y: number };
type FocusPointProps = { address: string; focus: Focus | undefined; onChange: (focus: Focus) => void };

export function FocusPoint({ address, focus = { x: 50, y: 50 }, onChange }: FocusPointProps) {
  const axis = (name: 'x' | 'y', label: string) => (
    <TextField
      label={label}
      type="range"
      min={0}
      max={100}
      value={focus[name]}
      onChange={({ target }) => onChange({ ...focus, [name]: Number(target.value) })}
    />
  );
  return (
    <div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the ranges below */}
      <div
        className={styles.focus}
        onClick={({ clientX, clientY, currentTarget }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          onChange({
            x: Math.round((100 * (clientX - left)) / width),
            y: Math.round((100 * (clientY - top)) / height),
          });
        }}
      >
        <img src={address} alt="" />
        <svg aria-hidden="true">
          <circle cx={`${focus.x}%`} cy={`${focus.y}%`} r="18" />
          <circle cx={`${focus.x}%`} cy={`${focus.y}%`} r="18" />
        </svg>
      </div>
      <p className="note">The ring marks what must stay when the picture is cut.</p>
      {axis('x', 'What must stay, from the left')}
      {axis('y', 'What must stay, from the top')}
    </div>
  );
}
