curl https://api.host.example/api/v1/ai/tutor \
  -H "Authorization: Bearer $SITENAME_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "studentId": "stu_2041",
    "courseId": "crs_118",
    "topic": "Factoring quadratics",
    "adaptiveMode": true,
    "learningStyle": "visual"
  }'
