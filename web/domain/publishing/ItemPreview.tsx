import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import words from '../../i18n/publish';
import { useRows } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useDialog } from '../../kit/dialogs/useDialog';
import { useText } from '../../kit/i18n';
import { DetailContent } from '../catalog/DetailContent';
import { Lead } from '../catalog/detailBlocks';
import type { DetailBase, PublishedView } from '../catalog/types';
import type { RegionStep } from '../fields';
import { useStepNames } from '../fields/regions';
import type { AttachedFile, WizardValues } from './types';

/** What the two kinds' fields have in common, as a form holds them. */
interface Typed {
  name: string;
  name_en: string;
  summary_en: string;
  cover: string;
  profile: string;
  contacts: string;
  contacts_tel: string;
  complete_time: string;
}

const filesOf = (attachments: readonly AttachedFile[], type: 'enclosure' | 'covers') =>
  attachments
    .filter((file) => (file.type ?? 'enclosure') === type)
    .map(({ fileShowName, url, suffix, size }) => ({
      ...{ file_name: fileShowName, file_path: url, file_suffix: suffix, size },
    }));

/**
 * The part of a page that both kinds make of a form alike.
 * @param place where the item is; empty for one from abroad
 * @param country the country of one from abroad
 */
export function usePreview(
  values: WizardValues,
  typed: Typed,
  place: readonly RegionStep[],
  country: string | null,
): DetailBase<never> {
  const names = useStepNames(place);
  const scopes = useRows(
    ['scopes', 'named'],
    { table: 'scope', columns: ['id', 'name', 'name_en'], where: { id: { in: values.scopes } }, pageSize: 100 },
    { enabled: values.scopes.length > 0, silent: true },
  );
  const region = names.join(' ');
  return {
    ...{ code: null, summary: '', name: typed.name, cover: typed.cover || null, profile: typed.profile },
    ...{ name_en: typed.name_en || null, summary_en: typed.summary_en || null },
    covers: filesOf(values.attachments, 'covers').map(({ file_path }) => file_path),
    ...{ add_time: null, release_time: null, update_time: null, complete_time: typed.complete_time || null },
    scope: scopes.data?.records ?? [],
    ...{ unit: null, org: null, org_name: values.organization.name || null, org_name_en: null },
    ...{ region_name: region, region_name_en: region, org_country: country },
    files: filesOf(values.attachments, 'enclosure'),
    contact: typed.contacts
      ? { contacts: typed.contacts, contacts_tel: typed.contacts_tel, source: 'publisher' }
      : null,
    ...{ similar: [], platform: 'THTT', preview: true, draft: true },
  };
}

/** The page of an item that is being written, over its form. */
export function ItemPreview<C, D extends DetailBase<C>>({ view, item }: { view: PublishedView<C, D>; item: D }) {
  const text = useText(words);
  const { close } = useDialog();
  return (
    <AppDialog
      title={text.previewTitle}
      width={1200}
      actions={
        <Button variant="outlined" onClick={() => close()}>
          {text.previewBack}
        </Button>
      }
    >
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '1.5rem', overflowWrap: 'anywhere' }}>
        {item.name || text.previewUnnamed}
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 3 }}>
        <Lead item={item} />
      </Box>
      <DetailContent view={view} id="" item={item} />
    </AppDialog>
  );
}
