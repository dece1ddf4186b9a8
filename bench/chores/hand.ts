import type { Locator, Page } from '@playwright/test';

/**
 * The hand of a person: every click and every key is counted, a drop is one click. Keys are counted as pressed: each
 * letter, and a chord such as Ctrl K as one.
 */
export function handOf(page: Page) {
  const done = { clicks: 0, keys: 0 };
  const press = async (key: string) => {
    done.keys += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    done.keys += text.length;
    await page.keyboard.type(text);
  };
  const click = async (what: Locator) => {
    done.clicks += 1;
    await what.click();
  };
  return {
    done,
    press,
    type,
    click,
    /** By its name, as it stands on the button. */
    button: (name: string | RegExp, scope: Page | Locator = page) =>
      click(scope.getByRole('button', { name, exact: typeof name === 'string' }).first()),
    link: (name: string | RegExp, scope: Page | Locator = page) =>
      click(scope.getByRole('link', { name, exact: typeof name === 'string' }).first()),
    item: (name: string | RegExp) => click(page.getByRole('menuitem', { name }).first()),
    /** Into a field that is reached by a click, unless the focus is there already. */
    fill: async (field: Locator, text: string) => {
      if (!(await field.evaluate((one) => one === document.activeElement))) await click(field);
      await type(text);
    },
    /** So many letters of a name as find it, then Enter. */
    choose: async (field: Locator, text: string) => {
      if (!(await field.evaluate((one) => one === document.activeElement))) await click(field);
      await type(text);
      await page.locator('[role="option"][data-combobox-selected]').first().waitFor();
      await press('Enter');
    },
    /** Files let go of over the middle of the window. */
    drop: async (names: string[]) => {
      done.clicks += 1;
      await page.evaluate((all) => {
        const dataTransfer = new DataTransfer();
        for (const name of all) dataTransfer.items.add(new File([`Treść: ${name}`], name));
        const target = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
        const how = { bubbles: true, cancelable: true, dataTransfer };
        target.dispatchEvent(new DragEvent('dragover', how));
        target.dispatchEvent(new DragEvent('drop', how));
      }, names);
    },
  };
}

export type Hand = ReturnType<typeof handOf>;
