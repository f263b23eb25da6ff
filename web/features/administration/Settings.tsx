import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SETTING_GROUPS, SETTINGS, settingFacts } from '../../../db/contract/settings';
import { settingText } from '../../../db/contract/words/settings';
import { useRegionChildren } from '../../domain/fields/regions';
import { useSession } from '../../domain/session';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/administration';
import { reread, useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { partedRow } from '../../kit/layout/looks';
import { QueryState } from '../../kit/layout/QueryState';
import { Section } from '../../kit/layout/Section';
import { EmptyState } from '../../kit/layout/States';
import { PublishingRequests } from './settings/PublishingRequests';
import type { Setting } from './settings/SettingDialog';

/** A setting as it reads on its page. */
function useShownValue(): (id: string, value: string | null) => string {
  const { lang } = useLang();
  const provinces = useRegionChildren('0').data?.records ?? [];
  return (id, value) =>
    settingText(id, value ?? '', lang, (code) => {
      const row = provinces.find(({ id: each }) => String(each) === code);
      return row ? pickName(lang, row.name, row.name_en) : code;
    });
}

const KEY = ['admin', 'settings'];
const ORDER = Object.keys(SETTINGS);
const GROUPS = [...SETTING_GROUPS, 'other'] as const;

function Row({ setting, onEdit }: { setting: Setting; onEdit: () => void }) {
  const text = useText(words).settings;
  const shown = useShownValue()(setting.id, setting.value);
  const name = text.names[setting.id] ?? setting.id;
  return (
    <Box component="li" sx={{ ...partedRow, columnGap: 3, rowGap: 1, py: 1.75 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        {text.hints[setting.id] ? (
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{text.hints[setting.id]}</Box>
        ) : null}
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {shown || <Box sx={{ color: 'text.secondary' }}>{text.blank}</Box>}
      </Box>
      <Button variant="outlined" size="small" aria-label={text.editOf(name)} onClick={onEdit}>
        {text.edit}
      </Button>
    </Box>
  );
}

/** The platform's contacts and parameters. */
export default function Settings() {
  const text = useText(words).settings;
  const { has } = useSession();
  const query = useApiQuery(KEY, '/v1/admin/setting', {}, { staleMs: 0, enabled: has('admin') });
  const rows = (query.data?.records ?? []).toSorted((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));
  const edit = async (setting: Setting) => {
    if (await openDialog('admin-setting', { setting })) await reread([['admin']]);
  };
  // A link to one setting opens it, once.
  const [address, setAddress] = useSearchParams();
  const named = rows.find(({ id }) => id === address.get('setting'));
  useEffect(() => {
    if (!named) return;
    setAddress({}, { replace: true });
    void openDialog('admin-setting', { setting: named }).then((changed) => (changed ? reread([['admin']]) : undefined));
  }, [named, setAddress]);
  return (
    <StaffPage authority="admin" title={text.title} lead={text.lead}>
      <PublishingRequests />
      {query.data ? null : <QueryState query={query} count={6} />}
      {query.data && rows.length === 0 ? <EmptyState title={text.empty} /> : null}
      {GROUPS.map((group) => {
        const own = rows.filter(({ id }) => (settingFacts(id)?.group ?? 'other') === group);
        return own.length === 0 ? null : (
          <Section key={group} title={text.groups[group]} card>
            <Box component="ul" aria-label={text.groups[group]} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {own.map((row) => (
                <Row key={row.id} setting={row} onEdit={() => void edit(row)} />
              ))}
            </Box>
          </Section>
        );
      })}
    </StaffPage>
  );
}
