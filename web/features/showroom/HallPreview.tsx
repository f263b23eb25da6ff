import Box from '@mui/material/Box';
import { FilmPlayer } from '../../domain/catalog/FilmPlayer';
import words from '../../i18n/halls';
import { pickName, useLang, useText } from '../../kit/i18n';
import { useFileAddress } from '../../kit/layout/fileHost';
import { InfoCard } from '../../kit/layout/InfoCard';
import { Section } from '../../kit/layout/Section';
import { Panorama } from './Panorama';

/** What editors write of a hall. */
export interface HallWritten {
  id: string;
  name: string;
  name_en: string | null;
  summary: string | null;
  summary_en: string | null;
  cover: string | null;
  panorama: string | null;
  video: string | null;
  captions: string | null;
  captions_en: string | null;
}

/** A hall as visitors would see it, but for its exhibits: its card in the list, then what its page shows. */
export function HallPreview({ row }: { row: HallWritten }) {
  const text = useText(words);
  const { lang } = useLang();
  const addressOf = useFileAddress();
  const name = pickName(lang, row.name, row.name_en);
  const summary = pickName(lang, row.summary, row.summary_en);
  return (
    <>
      <Box sx={{ maxWidth: 360, mb: 3 }}>
        <InfoCard title={name} to="" image={row.cover} media text={summary} />
      </Box>
      {row.panorama ? (
        <Section title={text.panorama}>
          <Panorama url={addressOf(row.panorama)} name={name} />
        </Section>
      ) : null}
      {row.video ? (
        <Section title={text.video}>
          <FilmPlayer
            id={`hall-${row.id}`}
            url={addressOf(row.video)}
            name={name}
            captions={row.captions}
            captions_en={row.captions_en}
          />
        </Section>
      ) : null}
    </>
  );
}
