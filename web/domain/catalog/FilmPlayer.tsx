import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { type Chapter, clockOf } from '../../../db/contract/videos';
import catalog from '../../i18n/catalog';
import words from '../../i18n/videos';
import { pickName, useLang, useText } from '../../kit/i18n';
import { type Captions, useTracks } from './useTracks';

/** Seconds from both ends in which no place is kept, and between two notes of it. */
const [NEAR_END, NOTED] = [5, 2];

const keyOf = (id: string) => `film:${id}`;

/** A browser may refuse to keep anything: then every film begins at its beginning. */
const store = {
  read: (id: string): number => {
    try {
      return Number(localStorage.getItem(keyOf(id))) || 0;
    } catch {
      return 0;
    }
  },
  write: (id: string, seconds: number): void => {
    try {
      if (seconds > 0) localStorage.setItem(keyOf(id), String(Math.floor(seconds)));
      else localStorage.removeItem(keyOf(id));
    } catch {
      // Nothing is kept.
    }
  },
};

interface FilmPlayerProps extends Captions {
  /** Under which its place is kept. */
  id: string;
  url: string;
  name: string;
  chapters?: readonly Chapter[];
  /** Seconds at which it begins, in place of where one left. */
  from?: number | undefined;
  /** Told where it is now, every few seconds, and when it was seen to its end. */
  onPlace?: (seconds: number) => void;
  onEnd?: () => void;
}

/** A film with its chapters; it goes on where one left it, in this browser. */
export function FilmPlayer({ id, url, name, chapters = [], from, onPlace, onEnd, ...said }: FilmPlayerProps) {
  const text = useText(words);
  const common = useText(catalog);
  const { lang } = useLang();
  const [track, other] = useTracks(said);
  const film = useRef<HTMLVideoElement>(null);
  const noted = useRef(0);
  const begun = useRef(false);
  const [broken, setBroken] = useState(false);
  const [kept, setKept] = useState(0);
  const [at, setAt] = useState(from ?? 0);

  const begin = () => {
    const video = film.current;
    if (!video || begun.current) return;
    begun.current = true;
    const left = from ?? store.read(id);
    if (left <= 0 || left >= video.duration - NEAR_END) return;
    video.currentTime = left;
    setKept(left);
  };
  // A film that is kept knows its length before this part of the page listens.
  useEffect(() => {
    if ((film.current?.readyState ?? 0) > 0) begin();
  });
  const note = () => {
    const video = film.current;
    if (!video) return;
    const { currentTime, duration } = video;
    setAt(currentTime);
    if (Math.abs(currentTime - noted.current) < NOTED) return;
    noted.current = currentTime;
    onPlace?.(currentTime);
    store.write(id, currentTime < NEAR_END || currentTime > duration - NEAR_END ? 0 : currentTime);
  };
  const go = (seconds: number) => {
    const video = film.current;
    if (!video) return;
    video.currentTime = seconds;
    setKept(0);
    void video.play().catch(() => undefined);
  };
  const current = chapters.findLastIndex((chapter) => chapter.at <= at + 0.1);

  if (broken) {
    return (
      <Box role="alert" sx={{ py: 3 }}>
        {common.videoBroken}{' '}
        <Box component="a" href={url} download sx={{ color: 'brand.text' }}>
          {common.downloadVideo}
        </Box>
      </Box>
    );
  }
  return (
    <Box
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: chapters.length ? '1fr 280px' : '1fr' } }}
    >
      <Box sx={{ minWidth: 0 }}>
        <video
          ref={film}
          src={url}
          controls
          playsInline
          preload="metadata"
          aria-label={name}
          onLoadedMetadata={begin}
          onTimeUpdate={note}
          onEnded={() => {
            store.write(id, 0);
            onEnd?.();
          }}
          onError={() => setBroken(true)}
          style={{
            display: 'block',
            width: '100%',
            aspectRatio: '16 / 9',
            maxHeight: '70vh',
            borderRadius: 12,
            background: '#000',
          }}
        >
          <track key={track?.src} kind="captions" {...track} />
          {other ? <track key={other.src} kind="captions" {...other} /> : null}
        </video>
        {kept > 0 ? (
          <Box role="status" sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
            {text.kept(clockOf(kept))}{' '}
            <Button size="small" onClick={() => go(0)}>
              {text.restart}
            </Button>
          </Box>
        ) : null}
      </Box>
      {chapters.length > 0 ? (
        <Box component="nav" aria-label={text.chapters}>
          <Box component="h2" sx={{ m: 0, mb: 1, fontSize: '1.0625rem' }}>
            {text.chapters}
          </Box>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
            {chapters.map((chapter, place) => (
              <li key={chapter.at}>
                <Button
                  fullWidth
                  onClick={() => go(chapter.at)}
                  {...(place === current && { 'aria-current': 'step' as const })}
                  sx={{
                    justifyContent: 'flex-start',
                    gap: 1.5,
                    textAlign: 'start',
                    overflowWrap: 'anywhere',
                    color: 'text.primary',
                    fontWeight: place === current ? 650 : 400,
                    ...(place === current && { bgcolor: 'brand.tint', color: 'brand.text' }),
                  }}
                >
                  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', flexShrink: 0 }}>
                    {clockOf(chapter.at)}
                  </Box>
                  <span {...(lang === 'en' && !chapter.title_en && { lang: 'zh-CN' })}>
                    {pickName(lang, chapter.title, chapter.title_en)}
                  </span>
                </Button>
              </li>
            ))}
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}
