import { useEffect, useState } from 'react';
import words from '../../i18n/videos';
import { useLang, useText } from '../../kit/i18n';

/** WebVTT of what is said in a film, in Chinese and in English. */
export interface Captions {
  captions?: string | null | undefined;
  captions_en?: string | null | undefined;
}

/** A track of captions, as the player wants it. */
interface Track {
  srcLang: string;
  label: string;
  src: string;
  /** On an English page English captions are shown without being asked for: the film speaks Chinese. */
  default: boolean;
}

/** The captions of a film as tracks, those of the page's language first. */
export function useTracks({ captions, captions_en }: Captions): Track[] {
  const text = useText(words);
  const { lang } = useLang();
  const [tracks, setTracks] = useState<Track[]>([]);
  const { captionsZh, captionsEn } = text;
  useEffect(() => {
    const made = [
      { srcLang: 'zh-CN', label: captionsZh, written: captions, first: lang === 'zh' },
      { srcLang: 'en', label: captionsEn, written: captions_en, first: lang === 'en' },
    ]
      .filter(({ written }) => written)
      .toSorted((a, b) => Number(b.first) - Number(a.first))
      .map(({ srcLang, label, written }) => ({
        srcLang,
        label,
        src: URL.createObjectURL(new Blob([written ?? ''], { type: 'text/vtt' })),
        default: lang === 'en' && srcLang === 'en',
      }));
    setTracks(made);
    return () => {
      for (const { src } of made) URL.revokeObjectURL(src);
    };
  }, [captions, captions_en, captionsZh, captionsEn, lang]);
  return tracks;
}
