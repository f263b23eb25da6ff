import Box from '@mui/material/Box';
import { chaptersOf, type VideoWhole } from '../../../db/contract/videos';
import { FilmPlayer } from '../../domain/catalog/FilmPlayer';
import words from '../../i18n/videos';
import { pickName, useLang, useText } from '../../kit/i18n';
import { useFileAddress } from '../../kit/layout/fileHost';
import { RareNote } from '../../kit/layout/RareNote';
import { RichText } from '../../kit/layout/RichText';

interface VideoBodyProps {
  item: VideoWhole;
  /** Seconds at which the film begins, in place of where one left. */
  from?: number | undefined;
}

/** A video as its page shows it: the film with chapters and captions, and what it is about. */
export function VideoBody({ item, from }: VideoBodyProps) {
  const text = useText(words);
  const { lang } = useLang();
  const addressOf = useFileAddress();
  return (
    <>
      {item.url ? (
        <FilmPlayer
          key={item.id}
          id={item.id}
          url={addressOf(item.url)}
          name={pickName(lang, item.title, item.title_en)}
          chapters={chaptersOf(item.chapters)}
          captions={item.captions}
          captions_en={item.captions_en}
          from={from}
        />
      ) : (
        <RareNote>{text.noFilm}</RareNote>
      )}
      <Box sx={{ mt: 2, mb: 4 }} {...(lang === 'en' && !item.profile_en && { lang: 'zh-CN' })}>
        <RichText html={pickName(lang, item.profile, item.profile_en)} />
      </Box>
    </>
  );
}
