interface RingProps {
  size?: number;
  'aria-labelledby'?: string;
}

/** Turns in a button that waits for an answer. */
export default function Ring({ size = 16, 'aria-labelledby': labelledBy }: RingProps) {
  return (
    <span role="progressbar" aria-labelledby={labelledBy} className="ring" style={{ width: size, height: size }} />
  );
}
