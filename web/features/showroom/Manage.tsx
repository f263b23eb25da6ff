import Box from '@mui/material/Box';
import * as z from 'zod';
import { blank } from '../../../db/contract/fields';
import { HALL_MAXIMA } from '../../../db/contract/halls';
import { FilmPlayer } from '../../domain/catalog/FilmPlayer';
import { SelectFilter } from '../../domain/catalog/SelectFilter';
import { ScopeOptions } from '../../domain/fields';
import { captionsLook, captionsShape } from '../../domain/publishing/captionsLook';
import { fileLook } from '../../domain/publishing/keptLooks';
import { shownTimesShape, useShownFields } from '../../domain/publishing/shownTimes';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/halls';
import videos from '../../i18n/videos';
import { openDialog } from '../../kit/dialogs';
import { useField } from '../../kit/form/useField';
import { pickName, useLang, useText } from '../../kit/i18n';
import { useFileAddress } from '../../kit/layout/fileHost';
import { InfoCard } from '../../kit/layout/InfoCard';
import { Section } from '../../kit/layout/Section';
import { type InputProps, KeptTable, type Look, type StoredRow } from '../../kit/resource';
import { hallAddress, SHOWROOM } from './address';
import { Panorama } from './Panorama';

/** What editors write of a hall. */
interface HallWritten {
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
function HallPreview({ row }: { row: HallWritten }) {
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

/** The field of technology of a hall. */
function FieldSelect({ name, label }: InputProps) {
  const { field } = useField(name);
  return (
    <SelectFilter label={label} value={String(field.value ?? '')} onChange={field.onChange}>
      <ScopeOptions />
    </SelectFilter>
  );
}

const shape = z.object({
  name: blank(HALL_MAXIMA.name).min(1, 'required'),
  name_en: blank(HALL_MAXIMA.name_en),
  summary: blank(HALL_MAXIMA.summary),
  summary_en: blank(HALL_MAXIMA.summary_en),
  scope: z.string(),
  cover: z.string(),
  panorama: z.string(),
  video: z.array(z.unknown()),
  captions: captionsShape,
  captions_en: captionsShape,
  sort: z.coerce.number().int('invalid_value').min(0, 'invalid_value').max(99_999, 'invalid_value'),
  is_open: z.literal([0, 1]),
  ...shownTimesShape,
});

const scopeLook: Look<StoredRow> = {
  cell: () => null,
  input: (props) => <FieldSelect {...props} />,
  first: '',
  read: (stored) => stored ?? '',
  write: (entered) => entered,
};

/** Where content editors set up, order, open and close halls. */
export default function ManageHalls() {
  const words_ = useText(words);
  const said = useText(videos);
  const shown = useShownFields(words_);
  const way = [{ label: words_.title, to: SHOWROOM }, { label: words_.manageTitle }];
  return (
    <StaffPage authority="content-admin" title={words_.manageTitle} lead={words_.manageLead} breadcrumbs={way}>
      <KeptTable
        resource={{
          table: 'hall',
          label: words_.hall,
          keyword: words_.keyword,
          nameOf: ({ name }) => String(name),
          search: ['name', 'name_en'],
          order: ['sort', 'add_time', 'id'],
          shape,
          removable: true,
          width: 800,
          invalidates: [['halls']],
          preview: (row) => <HallPreview row={row as unknown as HallWritten} />,
          more: (row, changed) => [
            {
              label: words_.exhibits,
              of: words_.exhibitsOf(String(row.name)),
              act: async () => {
                await openDialog('hallExhibits', { id: row.id, name: String(row.name) });
                changed();
              },
            },
          ],
          fields: [
            {
              name: 'name',
              label: words_.name,
              flex: 2,
              minWidth: 220,
              to: ({ id, name }) => hallAddress(id, String(name)),
              both: true,
            },
            { name: 'name_en', label: words_.nameEn, only: 'form' },
            { name: 'summary', label: words_.summary, look: 'long', only: 'form' },
            { name: 'summary_en', label: words_.summaryEn, look: 'long', only: 'form' },
            { name: 'scope', label: words_.field, look: scopeLook, only: 'form' },
            { name: 'cover', label: words_.cover, look: 'cover', only: 'form' },
            { name: 'panorama', label: words_.panoramaPicture, look: 'picture', only: 'form' },
            { name: 'video', label: words_.film, look: fileLook('.mp4,.webm'), only: 'form' },
            { name: 'captions', label: said.captionsZh, look: captionsLook, hint: said.captionsHint, only: 'form' },
            {
              name: 'captions_en',
              label: said.captionsEn,
              look: captionsLook,
              hint: said.captionsHint,
              only: 'form',
            },
            { name: 'sort', label: words_.sort, look: 'number', width: 90 },
            ...shown,
          ],
        }}
      />
    </StaffPage>
  );
}
