import * as z from 'zod';
import type { Star } from '../../../db/contract/services';
import { isWebSite } from '../../../db/contract/web-address';
import { pathOf, usePlaces } from '../../domain/catalog/places';
import { FormRegion, type RegionStep } from '../../domain/fields';
import common from '../../i18n/common';
import words from '../../i18n/stars';
import { api } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormCover, FormDialog, FormRichText, FormText, useDialogForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';

const NAME = 100;

interface Values {
  name: string;
  place: RegionStep[];
  url: string;
  cover: string;
  profile: string;
  sort: string;
}

const schema = z.object({
  name: z.string().trim().min(1, 'required').max(NAME, 'too_long'),
  place: z.array(z.object({ id: z.string(), name: z.string() })),
  url: z
    .string()
    .trim()
    .max(500, 'too_long')
    .refine((value) => value === '' || isWebSite(value), 'web_address_invalid'),
  cover: z.string(),
  profile: z.string(),
  sort: z
    .string()
    .trim()
    .regex(/^\d{0,6}$/, 'not_a_number'),
});

function StarForm({ star, place, close }: DialogProps<{ star: Star | null; place: RegionStep[] }, boolean>) {
  const text = useText(words).form;
  const labels = useText(common);
  const form = useDialogForm<Values>({
    schema,
    defaultValues: {
      ...{ name: star?.name ?? '', place, url: star?.url ?? '', cover: star?.cover ?? '' },
      ...{ profile: star?.profile ?? '', sort: String(star?.sort ?? '') },
    },
    fieldName: (field) => (field === 'area_code' ? 'place' : field),
    save: async ({ place: path, sort, ...values }) => {
      const data = { ...values, sort: Number(sort || 0), area_code: path.at(-1)?.id ?? '' };
      if (star) await api.put('/ns/star/put', { id: star.id, ...data });
      else await api.post('/ns/star/add', data);
    },
    done: star ? text.saved : text.added,
    invalidates: [['stars']],
    close,
  });
  return (
    <FormDialog form={form} title={star ? text.edit : text.add} width={640} submit={labels.submit} pinned>
      <FormText name="name" label={text.name} required maxLength={NAME} />
      <FormRegion name="place" label={text.place} anyLevel />
      <FormText name="url" label={text.url} type="url" maxLength={500} />
      <FormCover name="cover" label={text.cover} />
      <FormRichText name="profile" label={text.profile} />
      <FormText name="sort" label={text.sort} hint={text.sortHint} type="number" />
    </FormDialog>
  );
}

/** The dialog 'starForm': a new star site, or one that is there. */
export default function StarDialog({ star, close }: DialogProps<{ star: Star | null }, boolean>) {
  const text = useText(words).form;
  const places = usePlaces([star?.area_code ?? null]);
  if (star?.area_code && places.isPending) {
    return (
      <AppDialog title={text.edit} width={640}>
        <LoadingState kind="lines" count={6} />
      </AppDialog>
    );
  }
  return <StarForm close={close} star={star} place={pathOf(star?.area_code ?? null, places.data?.records ?? [])} />;
}
