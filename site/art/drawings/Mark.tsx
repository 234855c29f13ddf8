import { type DrawingProps, Plate } from '../Plate.tsx';

/** The mark: three petals with a slight twist, a ring in the ground and the seed. */
export function Mark(props: DrawingProps) {
  return (
    <Plate viewBox="-118 -116 236 226" ground="bare" {...props}>
      <path
        className="mk"
        transform="rotate(0)translate(0 -6)"
        d="M0 0C19-22 63-23 67-62 70-84 47-100 12-100-23-100-54-84-57-62-61-23-18-22 0 0z"
      />
      <path
        className="mk"
        transform="rotate(120)translate(0 -6)"
        d="M0 0C19-22 63-23 67-62 70-84 47-100 12-100-23-100-54-84-57-62-61-23-18-22 0 0z"
      />
      <path
        className="mk"
        transform="rotate(240)translate(0 -6)"
        d="M0 0C19-22 63-23 67-62 70-84 47-100 12-100-23-100-54-84-57-62-61-23-18-22 0 0z"
      />
      <circle r="33" className="mg" />
      <circle className="mks" r="22" />
    </Plate>
  );
}
