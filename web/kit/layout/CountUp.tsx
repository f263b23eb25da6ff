import { useEffect, useState } from 'react';
import { useLang } from '../i18n';

const DURATION_MS = 300;

/** A number that runs up to its value; where motion is unwelcome it simply stands there. */
export function CountUp({ value }: { value: number }) {
  const { lang } = useLang();
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(value);
      return;
    }
    let frame = 0;
    let start = 0;
    const step = (now: number) => {
      start ||= now;
      const part = Math.min(1, (now - start) / DURATION_MS);
      setShown(Math.round(value * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums' }}>{shown.toLocaleString(lang === 'en' ? 'en' : 'zh-CN')}</span>
  );
}
