import * as z from 'zod';
import { HALL_MAXIMA } from '../../../db/contract/halls';
import { SelectFilter } from '../../domain/catalog/SelectFilter';
import { ScopeOptions } from '../../domain/fields';
import { captionsLook, captionsShape } from '../../domain/publishing/captionsLook';
import { fileLook } from '../../domain/publishing/keptLooks';
import { shownTimesShape, useShownTimesFields } from '../../domain/publishing/shownTimes';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/halls';
import videos from '../../i18n/videos';
import { openDialog } from '../../kit/dialogs';
import { useField } from '../../kit/form/useField';
import { useText } from '../../kit/i18n';
import type { InputProps } from '../../kit/resource';
import { KeptTable, type Look, type StoredRow } from '../../kit/resource';
import { hallAddress, SHOWROOM } from './address';
import { HallPreview, type HallWritten } from './HallPreview';

/** The field of technology of a hall. */
function FieldSelect({ name, label }: InputProps) {
  const { field } = useField(name);
  return (
    <SelectFilter label={label} value={String(field.value ?? '')} onChange={field.onChange}>
      <ScopeOptions />
    </SelectFilter>
  );
}

const text = (max: number) => z.string().trim().max(max, 'too_long');

const shape = z.object({
  name: text(HALL_MAXIMA.name).min(1, 'required'),
  name_en: text(HALL_MAXIMA.name_en),
  summary: text(HALL_MAXIMA.summary),
  summary_en: text(HALL_MAXIMA.summary_en),
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
  const times = useShownTimesFields();
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
            {
              name: 'is_open',
              label: words_.open,
              look: 'switch',
              hint: words_.openHint,
              of: words_.openOf,
              width: 100,
            },
            ...times,
          ],
        }}
      />
    </StaffPage>
  );
}
