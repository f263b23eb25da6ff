import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PARK_LIMITS, PARK_TEXTS, type ParkInput, parkInput, parkOf } from '../../../db/contract/parks';
import type { RowOf } from '../../../db/contract/tables';
import { uploadedOf } from '../../../db/contract/uploads';
import { useStoredRegion } from '../../domain/catalog/places';
import { FormRegion } from '../../domain/fields';
import {
  END_FIRST,
  endsAfterBeginning,
  ShownTimesInputs,
  timesEntered,
  timesStored,
} from '../../domain/publishing/shownTimes';
import { fill } from '../../domain/publishing/values';
import common from '../../i18n/common';
import words from '../../i18n/parks';
import versionWords from '../../i18n/versions';
import { addFields, plain, useRows } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import {
  AppForm,
  FormCover,
  FormFoot,
  FormRichText,
  FormSwitch,
  FormText,
  FormUpload,
  useDialogForm,
} from '../../kit/form';
import { OpeningDialog } from '../../kit/form/OpeningDialog';
import { inChinese, pickName, useLang, useText } from '../../kit/i18n';
import { PreviewFrame } from '../../kit/resource/PreviewFrame';
import { ParkTexts } from './useParkView';

const WIDTH = 1000;
const SORT = ['sort'] as const;
const schema = parkInput.refine(endsAfterBeginning, END_FIRST);

const FIRST: ParkInput = {
  ...{ name: '', name_en: '', cover: '', address: '', region: [], sort: '0', contacts: '', contacts_tel: '' },
  ...{ profile_en: '', is_open: 1, publish_time: '', unpublish_time: '', files: [], photos: [] },
  ...(Object.fromEntries(PARK_TEXTS.map((name) => [name, ''])) as Record<(typeof PARK_TEXTS)[number], string>),
};

type Attached = RowOf<'attachment_relation', 'id' | 'type' | 'file_name' | 'file_path' | 'file_suffix' | 'size'>;

const shown = (files: readonly Attached[], type: string) => files.filter((file) => file.type === type).map(uploadedOf);

/** The dialog 'parkForm': a park that is there, or with 0 a new one. */
export default function FormDialog({ id, close }: DialogProps<{ id: string | 0 }, boolean>) {
  const text = useText(words);
  const there = id !== 0;
  const [opening] = useState(() => performance.now());
  const query = useRows(['parks', 'form', id, opening], parkOf(String(id)), { enabled: there });
  const order = useRows(
    ['parks', 'form', 'sort', id, opening],
    { table: 'yuanqu', columns: SORT, where: { yuanqu_id: String(id) }, pageSize: 1 },
    { enabled: there },
  );
  const row = query.data?.records[0];
  const { region, places } = useStoredRegion(row);
  if (!there) return <ParkForm id={null} values={FIRST} stored={[]} close={close} />;
  if (row && order.data && region) {
    const values = {
      ...fill(FIRST, row),
      ...timesEntered(row),
      is_open: row.is_open === 1 ? (1 as const) : (0 as const),
      sort: String(order.data.records[0]?.sort ?? 0),
      region,
      files: shown(row.files, 'enclosure'),
      photos: shown(row.files, 'build_docs'),
    };
    return <ParkForm id={row.yuanqu_id} values={values} stored={row.files} close={close} />;
  }
  return <OpeningDialog title={text.editTitle} width={WIDTH} queries={[query, order, places]} />;
}

/** What visitors would read of what was typed; nothing of it is saved. */
function Preview({ values, onBack }: { values: ParkInput; onBack: () => void }) {
  const { lang } = useLang();
  const fileOf = (type: string) => (file: ParkInput['files'][number], at: number) => ({
    ...{
      id: `${type} ${at}`,
      type,
      file_name: file.fileShowName,
      file_path: file.url,
      file_suffix: file.suffix ?? null,
    },
    size: file.size ?? 0,
  });
  const park = {
    ...values,
    title: pickName(lang, values.name, values.name_en),
    files: [...values.files.map(fileOf('enclosure')), ...values.photos.map(fileOf('build_docs'))],
  };
  return (
    <PreviewFrame onBack={onBack}>
      <Box {...inChinese(park.title)} sx={{ mb: 2, fontSize: '1.5rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
        {park.title}
      </Box>
      <ParkTexts park={park} />
    </PreviewFrame>
  );
}

interface ParkFormProps {
  id: string | null;
  values: ParkInput;
  stored: readonly Attached[];
  close: (done?: boolean) => void;
}

type Operation = Record<string, unknown>;

/** Files that came and went, as operations of one transaction. */
function fileChanges(id: string, stored: readonly Attached[], { files, photos }: ParkInput): Operation[] {
  const now = [
    ...files.map((file) => ({ ...file, type: 'enclosure' })),
    ...photos.map((file) => ({ ...file, type: 'build_docs' })),
  ];
  const isSame = (file: Attached, url: string, type: string) => file.file_path === url && file.type === type;
  const gone = stored.filter((file) => !now.some(({ url, type }) => isSame(file, url, type))).map((file) => file.id);
  const added = now.filter(({ url, type }) => !stored.some((file) => isSame(file, url, type)));
  return [
    ...(gone.length > 0 ? [{ op: 'del', table: 'attachment_relation', where: { id: { in: gone } } }] : []),
    ...(added.length > 0
      ? [
          {
            op: 'adds',
            table: 'attachment_relation',
            data: added.map(({ url, fileShowName, type }) => ({
              item_id: id,
              type,
              file_name: fileShowName,
              file_path: url,
            })),
          },
        ]
      : []),
  ];
}

function ParkForm({ id, values, stored, close }: ParkFormProps) {
  const text = useText(words);
  const { save } = useText(common);
  const [made, setMade] = useState(id);
  const [seen, setSeen] = useState<ParkInput | null>(null);
  const said = useText(versionWords);
  const form = useDialogForm<ParkInput>({
    schema,
    defaultValues: values,
    fieldName: (name) => (['province', 'city', 'county'].includes(name) ? 'region' : name),
    save: async (entered) => {
      const { files: _files, photos: _photos, region, sort, ...texts } = entered;
      const data = {
        ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value === '' ? null : value])),
        ...timesStored(entered),
        sort: Number(sort),
        province: region[0]?.id ?? null,
        city: region[1]?.id ?? null,
        county: region[2]?.id ?? null,
      };
      let key = made;
      if (key) {
        const operations = [
          { op: 'put', table: 'yuanqu', data, where: { yuanqu_id: key } },
          ...fileChanges(key, stored, entered),
        ];
        await plain.post('/egg/base/work', { operations });
      } else {
        const { id: added } = await addFields('yuanqu', data);
        key = added;
        // What follows may fail: the next press goes on with this park.
        setMade(key);
        const operations = fileChanges(key, [], entered);
        if (operations.length > 0) await plain.post('/egg/base/work', { operations });
      }
    },
    done: text.saved,
    close,
  });
  const { fields } = text;
  return (
    <AppDialog
      title={id ? text.editTitle : text.addTitle}
      width={WIDTH}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
    >
      {seen ? <Preview values={seen} onBack={() => setSeen(null)} /> : null}
      {/* What was typed stays while it is looked at. */}
      <Box hidden={seen !== null}>
        <AppForm form={form}>
          <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
              <FormText name="name" label={fields.name} required maxLength={PARK_LIMITS.name} />
              <FormText name="name_en" label={fields.name_en} maxLength={PARK_LIMITS.name_en} />
              <FormRegion name="region" label={fields.region} anyLevel />
              <FormText name="address" label={fields.address} maxLength={PARK_LIMITS.address} />
              <FormText name="contacts" label={fields.contacts} maxLength={PARK_LIMITS.contacts} />
              <FormText
                name="contacts_tel"
                label={fields.contacts_tel}
                type="tel"
                maxLength={PARK_LIMITS.contacts_tel}
              />
              <FormText name="sort" label={fields.sort} inputMode="numeric" />
              <FormSwitch name="is_open" label={fields.is_open} hint={text.openHint} on={1} off={0} />
              <ShownTimesInputs />
            </Box>
            <FormCover name="cover" label={fields.cover} />
            {PARK_TEXTS.map((name) => (
              <FormRichText key={name} name={name} label={text.texts[name]} />
            ))}
            <FormRichText name="profile_en" label={fields.profile_en} />
            <FormUpload name="files" label={fields.files} />
            <FormUpload name="photos" label={fields.photos} accept=".jpg,.jpeg,.png" />
          </Box>
          <FormFoot>
            <Button variant="outlined" onClick={() => setSeen(form.methods.getValues())}>
              {said.preview}
            </Button>
            <Button type="submit" variant="contained" loading={form.saving}>
              {save}
            </Button>
          </FormFoot>
        </AppForm>
      </Box>
    </AppDialog>
  );
}
