import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { reread } from '../../kit/api';
import { Cover } from '../../kit/layout/Cover';
import { PlusIcon } from '../../kit/layout/icons';
import { Page } from '../../kit/layout/Page';
import { OwnItems, type OwnItemsProps } from './OwnItems';

const PICTURE = 144;

/** The cover of an item in its owner's list. */
export const OwnCover = (cover: ComponentProps<typeof Cover>) => (
  <Box sx={{ width: PICTURE, alignSelf: 'start', borderRadius: 2, overflow: 'hidden' }}>
    <Cover {...cover} />
  </Box>
);

interface OwnItemsPageProps<R> extends Omit<OwnItemsProps<R>, 'label' | 'onEdit'> {
  title: string;
  lead: string;
  /** What the button says that enters a new one. */
  enter: string;
  keyOf: (row: R) => string;
  /** Opens the form for an item, or for a new one; answers whether something was saved. */
  openForm: (id: string | 0) => Promise<unknown>;
}

/** A tab of the member centre: what a member entered of a kind, and the way to enter more. */
export function OwnItemsPage<R>({ title, lead, enter, keyOf, openForm, ...list }: OwnItemsPageProps<R>) {
  const open = async (id: string | 0) => {
    if (await openForm(id)) await reread([[list.queryKey]]);
  };
  const add = (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={() => void open(0)}>
      {enter}
    </Button>
  );
  return (
    <Page title={title} lead={lead} actions={add}>
      <OwnItems {...list} label={title} onEdit={(row) => void open(keyOf(row))} />
    </Page>
  );
}
