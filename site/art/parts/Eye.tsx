type EyeProps = { x: number; y: number };

/** Somebody who checks. Its sight-line ends at a seed. */
export function Eye({ x, y }: EyeProps) {
  return (
    <>
      <path className="kg" d={`M${x - 28} ${y}q28-30 56 0q-28 30-56 0z`} />
      <circle className="k" cx={x} cy={y} r="8" />
      <circle className="kf" cx={x} cy={y} r="3.5" />
    </>
  );
}
