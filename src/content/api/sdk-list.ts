import { site } from '@/config/site'
import { apiNames } from './api-names'

const api = apiNames(site)

/**
 * The six SDKs (specification, section 2); versions and features are sample text. `needs` is the
 * oldest runtime that it is tested on, `install` the command or the line of the build file.
 */
export const sdkList = [
  {
    id: 'javascript',
    name: 'JavaScript/TypeScript',
    short: 'JS/TS',
    version: '1.4.2',
    needs: 'Node 20, Deno 2, Bun 1.2',
    tool: 'npm',
    install: `npm install @${api.slug}/sdk`,
    features: [
      'Types for every call, no second package',
      'No dependencies; 9 kB in a bundle',
      'Runs on edge workers',
    ],
  },
  {
    id: 'python',
    name: 'Python',
    short: 'Python',
    version: '1.4.1',
    needs: 'Python 3.10',
    tool: 'pip',
    install: `pip install ${api.slug}-sdk`,
    features: [
      'Typed, checked by mypy in strict mode',
      'The same calls sync and async',
      'A pytest fixture that stands in for the tutor',
    ],
  },
  {
    id: 'php',
    name: 'PHP',
    short: 'PHP',
    version: '1.3.0',
    needs: 'PHP 8.2',
    tool: 'Composer',
    install: `composer require ${api.slug}/sdk`,
    features: [
      'Named arguments for every field',
      'Takes any PSR-18 HTTP client',
      'A service provider for Laravel',
    ],
  },
  {
    id: 'java',
    name: 'Java',
    short: 'Java',
    version: '1.3.2',
    needs: 'Java 17',
    tool: 'Gradle',
    install: `implementation("${api.javaPackage}:sdk:1.3.2")`,
    features: [
      'Records for requests and replies',
      'Blocking calls and CompletableFuture',
      'A Spring Boot starter',
    ],
  },
  {
    id: 'csharp',
    name: 'C#/.NET',
    short: 'C#',
    version: '1.2.4',
    needs: '.NET 8',
    tool: 'dotnet',
    install: `dotnet add package ${api.type}.Sdk`,
    features: [
      'Async throughout, with cancellation tokens',
      'Registers with dependency injection',
      'Trims and compiles ahead of time',
    ],
  },
  {
    id: 'go',
    name: 'Go',
    short: 'Go',
    version: '1.2.1',
    needs: 'Go 1.22',
    tool: 'go',
    install: `go get go.${api.domain}/sdk@v1.2.1`,
    features: ['A context on every call', 'Standard library only', 'Errors that unwrap to the API’s message'],
  },
]

export type Sdk = (typeof sdkList)[number]

/** What an SDK does for you, and the SDKs that do not do it yet. Sample text. */
export const sdkAbilities = [
  { name: 'Every documented call', missing: [] },
  { name: 'Typed requests and replies', missing: [] },
  { name: 'Non-blocking calls', missing: ['php'] },
  { name: 'Retries with increasing delays', missing: [] },
  { name: 'Checks a webhook’s signature', missing: ['go'] },
  { name: 'A mock tutor for your tests', missing: ['java', 'go'] },
]
