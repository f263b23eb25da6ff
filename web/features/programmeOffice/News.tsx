import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { NEWS_KINDS } from '../../../db/contract/enums-programme';
import { optionsOf } from '../../domain/publishing/choices';
import words from '../../i18n/programmeNews';
import { delRows, reread } from '../../kit/api';
import { attempt } from '../../kit/api/mutations';
import { confirm, openDialog } from '../../kit/dialogs';
import { useLang, useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { ChevronDownIcon } from '../../kit/layout/icons';
import { ResourceTable, type StoredRow } from '../../kit/resource';
import { OfficePage } from './OfficePage';

const KEY = ['programme', 'news'];

const refresh = () => reread([KEY]);

/** News, notices and files of the programme's page. */
export default function News() {
  const text = useText(words);
  const { lang } = useLang();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const kinds = optionsOf(NEWS_KINDS, lang);
  const edit = async (identify: number, id: string | 0) => {
    if (await openDialog('programme-news', { id, identify })) await refresh();
  };
  const remove = async ({ id, title }: StoredRow) => {
    const question = { title: text.removeTitle, text: text.removeText(String(title)), confirmLabel: text.remove };
    if (!(await confirm({ ...question, danger: true }))) return;
    await attempt(() => delRows('project_news', { id }), refresh, text.removed);
  };
  return (
    <OfficePage room="news" lead={text.lead}>
      <ResourceTable
        queryKey={KEY}
        from={{
          table: 'project_news',
          columns: ['id', 'title', 'identify', 'add_date', 'update_date'],
          search: ['title'],
          order: [
            ['add_date', 'desc'],
            ['id', 'desc'],
          ],
        }}
        label={text.list}
        fields={[
          { name: 'title', label: text.fields.title, look: 'name', flex: 2, minWidth: 240, sortable: true },
          {
            name: 'identify',
            label: text.fields.identify,
            look: 'choice',
            options: kinds,
            filter: true,
            minWidth: 130,
          },
          {
            name: 'add_date',
            label: text.fields.added,
            minWidth: 180,
            sortable: true,
            show: (row) => formatMinute(row.add_date),
          },
          {
            name: 'update_date',
            label: text.fields.updated,
            minWidth: 180,
            show: (row) => row.update_date?.slice(0, 16),
          },
        ]}
        rowId={({ id }) => id}
        keyword={text.keyword}
        none="—"
        toolbar={
          <>
            <Button
              variant="contained"
              endIcon={<ChevronDownIcon />}
              aria-haspopup="menu"
              aria-expanded={anchor !== null}
              onClick={(event) => setAnchor(event.currentTarget)}
              sx={{ ml: { sm: 'auto' } }}
            >
              {text.add}
            </Button>
            <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
              {kinds.map(({ value, label }) => (
                <MenuItem
                  key={value}
                  onClick={() => {
                    setAnchor(null);
                    void edit(Number(value), 0);
                  }}
                >
                  {label}
                </MenuItem>
              ))}
            </Menu>
          </>
        }
        actions={{
          nameOf: ({ title }) => title,
          list: (row) => [
            { label: text.edit, act: () => edit(row.identify, row.id) },
            { label: text.remove, act: () => remove(row), danger: true },
          ],
        }}
        empty={{ title: text.empty, hint: text.emptyHint }}
      />
    </OfficePage>
  );
}
