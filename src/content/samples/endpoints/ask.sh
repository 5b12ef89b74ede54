curl https://api.host.example/v1/tutor/ask \
  -H "Authorization: Bearer $SITENAME_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "question": "Is x^2+5x+6 = (x+1)(x+6)?",
    "subject": "algebra",
    "grade_level": 10
  }'
