import '../../first-screen/styles-forms.ts';
import { Popover } from '@mantine/core';
import { useState } from 'react';
import { useLateMenu } from '../../dialogs/use-late-menu.ts';
import { isPrintWanted } from '../../print/whole-list.ts';
import { NewViewForm } from '../../views/view-form.tsx';
import { lookedAt } from '../../views/view-state.ts';
import { ViewsDialog } from '../../views/views-dialog.tsx';
import { ColumnDialog } from '../columns/column-dialog.tsx';
import { PrintedList } from '../export/printed-list.tsx';
import { type ViewMenuProps, ViewOpener } from './view-button.tsx';
import { ViewColumns } from './view-columns.tsx';
import { ViewDensity } from './view-density.tsx';
import { ViewItem } from './view-item.tsx';
import { viewItems } from './view-items.ts';
import { ViewLooks } from './view-looks.tsx';
import classes from './view-menu.module.css';
import { ViewOrder } from './view-order.tsx';

/** Opened from the menu, over the list. */
type Over = 'views' | 'view' | 'columns' | null;

/** What is behind 'Widok': its menu, open as soon as it is there, or at once the print that a key asks for. */
export function ViewMenu(props: ViewMenuProps & { onClose: () => void }) {
  const { exported, onClose } = props;
  const [printing, setPrinting] = useState(isPrintWanted);
  if (!printing || !exported?.paper) {
    const print = exported?.paper ? () => setPrinting(true) : () => window.print();
    return <Choices {...props} print={print} />;
  }
  return (
    <>
      <ViewOpener {...props} />
      <PrintedList {...exported} paper={exported.paper} onDone={onClose} />
    </>
  );
}

function Choices(props: ViewMenuProps & { print: () => void }) {
  const { source, board, exported, more = [], print } = props;
  const { menu, button } = useLateMenu();
  const [over, setOver] = useState<Over>(null);
  const close = () => {
    menu.onChange(false);
    // A dialog gives the focus back to what had it: that is the button, since the menu goes.
    button.current?.focus();
  };
  const isBoard = source?.state.address.look === 'board';
  const items = viewItems({ exported, more, print, ...(source && { open: setOver }) });
  return (
    <>
      <Popover position="bottom-end" width={312} trapFocus returnFocus shadow="md" {...menu}>
        <Popover.Target>
          <ViewOpener
            {...props}
            ref={button}
            onClick={() => (isPrintWanted() ? print() : menu.onChange(!menu.opened))}
          />
        </Popover.Target>
        <Popover.Dropdown className={classes.menu} aria-label="Widok" data-view-menu>
          {source && (
            <>
              {board && <ViewLooks isBoard={isBoard} endpoint={source.state.endpoint} />}
              {!isBoard && <ViewDensity state={source.state} />}
              {!isBoard && <ViewOrder {...source} />}
              <ViewColumns
                chosen={source.chosen}
                onOrder={() => {
                  close();
                  setOver('columns');
                }}
              />
            </>
          )}
          {items.map(({ heading, items: each }) => (
            <section key={heading} aria-label={heading} className={classes.items}>
              {heading && <h2 className={classes.heading}>{heading}</h2>}
              {each.map((item) => (
                <ViewItem key={item.label} {...item} onPress={close} />
              ))}
            </section>
          ))}
        </Popover.Dropdown>
      </Popover>
      {source && over === 'views' && <ViewsDialog {...source} onClose={() => setOver(null)} />}
      {source && over === 'columns' && (
        <ColumnDialog chosen={source.chosen} onClose={() => setOver(null)} />
      )}
      {source && over === 'view' && (
        <NewViewForm
          list={source.chosen.list}
          state={lookedAt(source as never)}
          onClose={() => setOver(null)}
        />
      )}
    </>
  );
}
