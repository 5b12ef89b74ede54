import addCourseJavaScript from '@/content/samples/endpoints/add-course.mjs?highlight'
import addCoursePython from '@/content/samples/endpoints/add-course.py?highlight'
import addCourseCurl from '@/content/samples/endpoints/add-course.sh?highlight'
import askJavaScript from '@/content/samples/endpoints/ask.mjs?highlight'
import askPython from '@/content/samples/endpoints/ask.py?highlight'
import askCurl from '@/content/samples/endpoints/ask.sh?highlight'
import sessionJavaScript from '@/content/samples/endpoints/session.mjs?highlight'
import sessionPython from '@/content/samples/endpoints/session.py?highlight'
import sessionCurl from '@/content/samples/endpoints/session.sh?highlight'
import studentJavaScript from '@/content/samples/endpoints/student.mjs?highlight'
import studentPython from '@/content/samples/endpoints/student.py?highlight'
import studentCurl from '@/content/samples/endpoints/student.sh?highlight'
import trackJavaScript from '@/content/samples/endpoints/track.mjs?highlight'
import trackPython from '@/content/samples/endpoints/track.py?highlight'
import trackCurl from '@/content/samples/endpoints/track.sh?highlight'

/** The calls that send something, and one that only reads; the others are made like it. */
export const endpointSamples = {
  ask: { curl: askCurl, javascript: askJavaScript, python: askPython },
  session: { curl: sessionCurl, javascript: sessionJavaScript, python: sessionPython },
  'add-course': { curl: addCourseCurl, javascript: addCourseJavaScript, python: addCoursePython },
  track: { curl: trackCurl, javascript: trackJavaScript, python: trackPython },
  student: { curl: studentCurl, javascript: studentJavaScript, python: studentPython },
}
