import { Button } from '@mantine/core';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import jbig2 from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import jpeg2000 from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { useEffect, useRef, useState } from 'react';
import { Loading } from '../records/states.tsx';
import classes from './preview.module.css';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Readers of the pictures in scans, which pdf.js asks for by their names; they lie in one folder. */
const [decoders] = [jbig2, jpeg2000].map((url) => url.replace(/[^/]+$/, ''));

/** Pages drawn at once; more come when asked for. */
const step = 5;

/**
 * A PDF drawn on canvases by pdf.js: nothing in it runs, the page's content policy stays as strict
 * as it is, and phones show it too. Screen readers get each page's text.
 */
export function PdfPages({ blob, name }: { blob: Blob; name: string }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);
  const [most, setMost] = useState(step);
  useEffect(() => {
    let task: ReturnType<typeof getDocument> | undefined;
    let left = false;
    const open = async () => {
      const data = await blob.arrayBuffer();
      if (left) return;
      // WebAssembly would need a weaker content policy; the library's plain scripts do as well.
      task = getDocument({ data, useWasm: false, wasmUrl: decoders });
      const opened = await task.promise;
      if (!left) setPdf(opened);
    };
    open().catch(() => left || setFailed(true));
    return () => {
      left = true;
      void task?.destroy();
    };
  }, [blob]);
  if (failed) {
    return <p className={classes.none}>Tego pliku PDF nie udało się pokazać. Pobierz go.</p>;
  }
  if (!pdf) return <Loading />;
  const rest = pdf.numPages - most;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keys
    <section className={classes.pages} aria-label={`Podgląd: ${name}`} tabIndex={0}>
      {Array.from({ length: Math.min(most, pdf.numPages) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <Page key={at} pdf={pdf} number={at + 1} />
      ))}
      {rest > 0 && (
        <Button variant="default" size="xs" onClick={() => setMost(most + step)}>
          Pokaż dalsze strony ({countWords(rest, 'strona', 'strony', 'stron')})
        </Button>
      )}
    </section>
  );
}

/** Cancelled when it leaves; a page that cannot be drawn stays blank beside the others. */
const ignored = () => undefined;

function Page({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let left = false;
    let stop: (() => void) | undefined;
    const read = async () => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      if (!left) setText(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (left) return;
      const plain = page.getViewport({ scale: 1 });
      const sharpness = Math.min(window.devicePixelRatio || 1, 2);
      const scale = (target.clientWidth * sharpness) / plain.width;
      const viewport = page.getViewport({ scale });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      target.style.aspectRatio = `${plain.width} / ${plain.height}`;
      const drawing = page.render({ canvas: target, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
    };
    // What is not laid out yet has no width to draw for.
    const shown = new ResizeObserver(() => {
      if (target.clientWidth === 0) return;
      shown.disconnect();
      draw().catch(ignored);
    });
    shown.observe(target);
    read().catch(ignored);
    return () => {
      left = true;
      shown.disconnect();
      stop?.();
    };
  }, [pdf, number]);
  return (
    <>
      <canvas ref={canvas} className={classes.page} aria-hidden />
      <p className="visually-hidden">
        Strona {number} z {pdf.numPages}. {text}
      </p>
    </>
  );
}
