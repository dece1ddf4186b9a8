import type { Endpoint } from '@zaplecze/contract/kit/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test/http.ts';
import { fillDemo } from './demo/demo.ts';
import { routes } from './rooms/routes.ts';
